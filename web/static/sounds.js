// Each colour has its pitch; nothing sounds before somebody asked for it on this phone.

const PITCH = { red: 261.6, orange: 293.7, yellow: 329.6, green: 349.2, blue: 392, indigo: 440, violet: 493.9 };
const CUES = {
  turn: [523, 659],
  draw: [392],
  join: [392, 523],
  no: [196, 165],
  reveal: [440, 554],
  tick: [880],
  zero: [659, 494, 659, 494],
  gold: [523, 659, 784, 1047],
  win: [523, 659, 784, 1047, 1319],
};
let room = null;

export const wanted = () => localStorage.getItem("sound") === "on";

export function toggle() {
  localStorage.setItem("sound", wanted() ? "off" : "on");
  if (wanted()) play("join");
}

export function play(sound) {
  if (!wanted() || !sound || document.visibilityState === "hidden") return;
  if (!navigator.userActivation?.hasBeenActive && !room) return;
  room ??= new AudioContext();
  room.resume();
  (PITCH[sound] ? [PITCH[sound], PITCH[sound]] : (CUES[sound] ?? [])).forEach(note);
}

function note(pitch, index) {
  const start = room.currentTime + index * 0.13;
  const tone = new OscillatorNode(room, { type: "triangle", frequency: pitch });
  const loud = new GainNode(room, { gain: 0 });
  loud.gain.linearRampToValueAtTime(0.16, start + 0.015);
  loud.gain.exponentialRampToValueAtTime(0.001, start + 0.32);
  tone.connect(loud).connect(room.destination);
  tone.start(start);
  tone.stop(start + 0.34);
}
