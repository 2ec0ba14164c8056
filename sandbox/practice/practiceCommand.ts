import { readFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';

export const usage = `npm run practice -- [--url http://localhost:4200] …
  --busy-evening EMAIL   a busy evening for this therapist
  --replay FILE          plays a recorded shift
  --speed N              so many times faster; a replay without it goes as fast as it can
  --record               records what everybody does from now on
  --save FILE            ends the recording and keeps it
  without one of these   tells what goes on
`;

/** Speaks with the practice side of a running sandbox; answers what to print. Throws an error in plain words. */
export async function practiceCommand(args: readonly string[]): Promise<string> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      url: { type: 'string', default: 'http://localhost:4200' },
      'busy-evening': { type: 'string' },
      replay: { type: 'string' },
      speed: { type: 'string' },
      record: { type: 'boolean', default: false },
      save: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return usage;
  const address = `${values.url}/sandbox/practice`;
  const speed = values.speed === undefined ? {} : { speed: Number(values.speed) };
  const therapist = values['busy-evening'];
  if (values.record) await post(address, { record: true });
  if (therapist !== undefined) await post(address, { busyEvening: therapist, ...speed });
  if (values.replay !== undefined) await post(address, { replay: await readFile(values.replay, 'utf8'), ...speed });
  if (values.save !== undefined) await save(address, values.save);
  return `${JSON.stringify(await (await get(address)).json(), undefined, 2)}\n`;
}

async function save(address: string, file: string): Promise<void> {
  await post(address, { record: false });
  await writeFile(file, await (await get(`${address}/shift.jsonl`)).text());
}

async function post(address: string, body: object): Promise<void> {
  await get(address, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) });
}

async function get(address: string, init: RequestInit = {}): Promise<Response> {
  const response = await fetch(address, init).catch(() => undefined);
  if (!response) throw new Error(`No sandbox answers at ${new URL(address).origin}. Start one with npm start, or name it with --url.`);
  if (!response.ok) throw new Error(await response.text());
  return response;
}
