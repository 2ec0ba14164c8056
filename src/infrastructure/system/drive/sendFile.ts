/** The number of times that an interrupted transfer is resumed where it stopped. */
const MOST_TRIES = 3;

/** Sends a file to the address of a resumable upload; undefined if there was no answer. */
export async function sendFile(location: string, token: string, file: Blob): Promise<Response | undefined> {
  let from = 0;
  for (let attempt = 1; attempt <= MOST_TRIES; attempt += 1) {
    const sent = (await put(location, token, file, from)) ?? (await put(location, token, file, undefined));
    if (sent === undefined) continue;
    if (sent.status !== 308) return sent;
    from = nextByte(sent);
  }
  return undefined;
}

/** Sends the bytes from a place on; without a place it asks how far the upload has got. */
async function put(
  location: string,
  token: string,
  file: Blob,
  from: number | undefined,
): Promise<Response | undefined> {
  const rest = from === undefined ? new Blob() : file.slice(from);
  const range =
    from === undefined || rest.size === 0 ? `bytes */${file.size}` : `bytes ${from}-${file.size - 1}/${file.size}`;
  try {
    return await fetch(location, {
      method: 'PUT',
      headers: { Authorization: `Bearer ${token}`, 'Content-Range': range },
      body: rest,
    });
  } catch {
    return undefined;
  }
}

/** `Range: bytes=0-41` means that byte 42 is the next; without it nothing has arrived. */
const nextByte = (answer: Response): number =>
  Number(/^bytes=0-(\d+)$/.exec(answer.headers.get('range') ?? '')?.[1] ?? '-1') + 1;
