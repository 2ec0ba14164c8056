import { parseArgs } from 'node:util';

export const usage = `npm run practice -- [--url http://localhost:4200] …
  --busy-evening EMAIL   a busy evening for this therapist
    --speed N            how many times faster than written
  --second-device EMAIL  what another device of this therapist shows of their V2 chats
  --old-reports EMAIL    what an older client of this analyst does with the report schedule
  --app PATIENT          what the app of this patient (id or email) holds, and before that, when asked for,
    --do ACT             what they do with it: mood, journal, phq9, gad7, walk, exercise, offline, graph, programme,
                         join, links (to pages without a sign-in), friends (writes to TEXT),
                         survey (one answer), surveyToEnd, everything
    --level N            the mood, 0 to 10
    --text TEXT          the journal entry, the addresses of friends, or the answer to the question of the survey
    --items 1,0,…        the answers, each 0 to 3, or -1 where none is given
    --minutes N          how long the walk is
    --code CODE          the access code to join with; without it the email address is tried
    --survey NAME        the survey to answer, as its address ends; the first one that waits without it
    --beta               joins in the beta app
  without one of these   prints what is going on
`;

/** Speaks with the practice side of a running sandbox; answers what to print. Throws an error in plain words. */
export async function practiceCommand(args: readonly string[]): Promise<string> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      url: { type: 'string', default: 'http://localhost:4200' },
      'busy-evening': { type: 'string' },
      speed: { type: 'string' },
      'second-device': { type: 'string' },
      'old-reports': { type: 'string' },
      app: { type: 'string' },
      do: { type: 'string' },
      level: { type: 'string' },
      text: { type: 'string' },
      items: { type: 'string' },
      minutes: { type: 'string' },
      code: { type: 'string' },
      survey: { type: 'string' },
      beta: { type: 'boolean' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return usage;
  const address = `${values.url}/sandbox/practice`;
  if (values.app !== undefined) return printed(await useApp(`${address}/app`, values.app, values));
  const device = values['second-device'];
  if (device !== undefined)
    return printed(await get(`${address}/second-device?${new URLSearchParams({ email: device }).toString()}`));
  const analyst = values['old-reports'];
  if (analyst !== undefined)
    return printed(await get(`${address}/old-reports?${new URLSearchParams({ email: analyst }).toString()}`));
  const speed = values.speed === undefined ? {} : { speed: Number(values.speed) };
  const therapist = values['busy-evening'];
  if (therapist !== undefined) await post(address, { busyEvening: therapist, ...speed });
  return printed(await get(address));
}

interface AppValues {
  readonly do?: string;
  readonly level?: string;
  readonly text?: string;
  readonly items?: string;
  readonly minutes?: string;
  readonly code?: string;
  readonly survey?: string;
  readonly beta?: boolean;
}

function useApp(
  address: string,
  patient: string,
  { do: does, level, text, items, minutes, code, survey, beta }: AppValues,
): Promise<Response> {
  if (does === undefined) return get(`${address}?${new URLSearchParams({ patient }).toString()}`);
  return post(address, {
    patient,
    does,
    ...(level !== undefined && { level: Number(level) }),
    ...(text !== undefined && { text }),
    ...(items !== undefined && { items: items.split(',').map(Number) }),
    ...(minutes !== undefined && { minutes: Number(minutes) }),
    ...(code !== undefined && { code }),
    ...(survey !== undefined && { survey }),
    ...(beta !== undefined && { beta }),
  });
}

async function printed(response: Response): Promise<string> {
  return `${JSON.stringify(await response.json(), undefined, 2)}\n`;
}

function post(address: string, body: object): Promise<Response> {
  return get(address, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) });
}

async function get(address: string, init: RequestInit = {}): Promise<Response> {
  const response = await fetch(address, init).catch(() => undefined);
  if (!response)
    throw new Error(
      `No sandbox answers at ${new URL(address).origin}. Start one with npm start, or name it with --url.`,
    );
  if (!response.ok) throw new Error(await response.text());
  return response;
}
