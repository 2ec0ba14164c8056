import { mkdirSync, writeFileSync } from 'node:fs';
import { mix } from './sounds/tones';
import { toWav } from './sounds/toWav';

/** Makes the sounds of the dashboard from nothing but sines: `tsx scripts/sounds.ts` writes `public/sounds`. */
const message = mix([
  { pitch: 784, from: 0, seconds: 0.3 },
  { pitch: 1175, from: 0.07, seconds: 0.4 },
]);

/** Two tones, high and low, twice: unlike a message, and clear in a noisy room. */
const request = mix(
  [0, 0.72].flatMap(from => [
    { pitch: 988, from, seconds: 0.42 },
    { pitch: 740, from: from + 0.26, seconds: 0.5 },
  ]),
);

/** Two tones that rise, three times and faster than a request: it cannot be mistaken for another sound. */
const emergency = mix(
  [0, 0.42, 0.84].flatMap(from => [
    { pitch: 660, from, seconds: 0.2 },
    { pitch: 1320, from: from + 0.16, seconds: 0.34 },
  ]),
);

mkdirSync('public/sounds', { recursive: true });
writeFileSync('public/sounds/message.wav', toWav(message));
writeFileSync('public/sounds/request.wav', toWav(request));
writeFileSync('public/sounds/emergency.wav', toWav(emergency));
