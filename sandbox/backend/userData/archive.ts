import { createHash } from 'node:crypto';
import { strFromU8, strToU8, unzipSync, zipSync, type Zippable } from 'fflate';
import { BackendError } from '#sandbox/backend/kernel/BackendError';
import type { ArchiveAbout, PersonContent } from './PersonContent';
import { readablePage } from './readablePage';

const FORMAT = 1;
/** Bytes of an unpacked archive: more is not an export of a person. */
const LARGEST = 400_000_000;
const PARTS = ['account', 'history', 'record', 'risks', 'chats', 'records'] as const;

interface ManifestFile {
  readonly name: string;
  readonly entries: number;
  readonly bytes: number;
  readonly sha256: string;
}

interface Manifest extends Omit<ArchiveAbout, 'madeAt'> {
  readonly format: number;
  readonly madeAt: string;
  readonly files: readonly ManifestFile[];
}

/** One zip: a JSON file for each part, a page to read, and a manifest that counts and hashes all of them. */
export function makeArchive(content: PersonContent, about: ArchiveAbout): Uint8Array<ArrayBuffer> {
  const parts = PARTS.map(
    part => [`${part}.json`, strToU8(JSON.stringify(content[part], null, 1)), content[part]] as const,
  );
  const page = strToU8(readablePage(content, about));
  const files = [
    ...parts.map(([name, bytes, value]) => ({ ...described(name, bytes), entries: entriesOf(value) })),
    { ...described('index.html', page), entries: 1 },
  ];
  const manifest: Manifest = { format: FORMAT, ...about, madeAt: new Date(about.madeAt).toISOString(), files };
  const zipped: Zippable = { 'manifest.json': strToU8(JSON.stringify(manifest, null, 1)), 'index.html': page };
  for (const [name, bytes] of parts) zipped[name] = bytes;
  return zipSync(zipped, { level: 6, mtime: about.madeAt });
}

/** Refuses with 400 `InvalidExport` anything that the manifest does not describe to the byte. */
export function readArchive(bytes: Uint8Array): { readonly content: PersonContent; readonly about: ArchiveAbout } {
  try {
    let size = 0;
    const files = unzipSync(bytes, {
      filter: ({ originalSize }) => {
        size += originalSize;
        if (size > LARGEST) throw invalid('The archive is too large.');
        return true;
      },
    });
    const manifest = JSON.parse(strFromU8(files['manifest.json'] ?? new Uint8Array())) as Manifest;
    if (manifest.format !== FORMAT) throw invalid('The archive is of another format.');
    const named = manifest.files.map(({ name }) => name);
    const there = Object.keys(files).filter(name => name !== 'manifest.json');
    if (there.toSorted().join() !== named.toSorted().join())
      throw invalid('Files are missing, or more than were made.');
    for (const { name, bytes: length, sha256 } of manifest.files) {
      const found = described(name, files[name] ?? new Uint8Array());
      if (found.bytes !== length || found.sha256 !== sha256) throw invalid(`${name} is not the file that was made.`);
    }
    const read = (part: string): unknown => JSON.parse(strFromU8(files[`${part}.json`] ?? new Uint8Array()));
    const content = Object.fromEntries(PARTS.map(part => [part, read(part)])) as object as PersonContent;
    demandWhole(content);
    const { exportId, source, obfuscated, madeAt } = manifest;
    return { content, about: { exportId, source, obfuscated, madeAt: Date.parse(madeAt) } };
  } catch (error) {
    if (error instanceof BackendError) throw error;
    throw invalid('The archive cannot be read.');
  }
}

export const sha256Of = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** The same for the same content, whichever archive it is in. */
export const contentHash = (content: PersonContent): string => sha256Of(strToU8(JSON.stringify(content)));

export const invalid = (detail: string): BackendError => new BackendError(400, 'InvalidExport', detail);

const described = (name: string, bytes: Uint8Array) => ({ name, bytes: bytes.length, sha256: sha256Of(bytes) });

const entriesOf = (value: unknown): number =>
  Array.isArray(value) ? value.length : Object.keys(value as object).length;

/** Everything is read before anything is written. */
function demandWhole({ account, history, record, risks, chats, records }: PersonContent): void {
  const isPatient = account.kind === 'patient' && 'patientId' in account.person;
  const patientId = isPatient && 'patientId' in account.person ? account.person.patientId : undefined;
  const ofPatient = (thing: { readonly patientId: string }): boolean => thing.patientId === patientId;
  const isWhole =
    typeof account.id === 'string' &&
    typeof account.person.email === 'string' &&
    history.every(moment => typeof moment.id === 'string' && typeof moment.at === 'number' && ofPatient(moment)) &&
    risks.every(risk => typeof risk.riskAssessmentId === 'string' && ofPatient(risk)) &&
    chats.every(({ room, events }) => typeof room.id === 'string' && ofPatient(room) && Array.isArray(events)) &&
    typeof record === 'object' &&
    Object.values(records).every(Array.isArray);
  if (!isWhole) throw invalid('The archive is not that of one person.');
}
