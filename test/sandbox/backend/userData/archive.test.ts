import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { BackendError } from '#sandbox/backend/kernel/BackendError';
import { makeArchive, readArchive } from '#sandbox/backend/userData/archive';
import type { PersonContent } from '#sandbox/backend/userData/PersonContent';

const content: PersonContent = {
  account: {
    ...{ kind: 'patient', id: 'ida' },
    person: {
      ...{ uid: 'ida', patientId: 'p-ida', role: 'patient', scopes: [], highRisk: false },
      ...{ email: 'ida@people.example', firstName: 'Ida', lastName: '<b>Bell</b>' },
    },
  },
  history: [
    {
      ...{ id: 'm', patientId: 'p-ida', type: 'note', at: 1, recordedAt: 1, updatedAt: 1, author: 'a' },
      content: { note: 'A walk' },
    },
  ],
  ...{ record: {}, risks: [], chats: [], records: {} },
};
const about = { exportId: 'e', source: 'UK', obfuscated: false, madeAt: Date.UTC(2026, 5, 1) };

/** An archive whose files were changed after it was made. */
function altered(change: (files: Record<string, Uint8Array>) => void): Uint8Array {
  const files = unzipSync(makeArchive(content, about));
  change(files);
  return zipSync(files);
}

const write = (files: Record<string, Uint8Array>, name: string, change: (text: string) => string): void => {
  files[name] = strToU8(change(strFromU8(files[name] ?? new Uint8Array())));
};

function refusalOf(bytes: Uint8Array): string {
  try {
    readArchive(bytes);
    return 'read';
  } catch (error) {
    if (error instanceof BackendError) return error.token;
    throw error;
  }
}

describe('an archive', () => {
  it('holds its content and its description', () => {
    expect(readArchive(makeArchive(content, about))).toEqual({ content, about });
  });

  it('is identical for the same content', () => {
    expect(makeArchive(content, about)).toEqual(makeArchive(content, about));
  });

  it('shows names as text on its page', () => {
    const page = strFromU8(unzipSync(makeArchive(content, about))['index.html'] ?? new Uint8Array());
    expect(page).toContain('&#60;b&#62;Bell');
    expect(page).not.toContain('<b>');
  });

  it.each<[string, (files: Record<string, Uint8Array>) => void]>([
    ['a changed byte in a file', files => write(files, 'history.json', text => text.replace('A walk', 'A talk'))],
    ['a missing file', files => delete files['risks.json']],
    ['an additional file', files => (files['more.json'] = strToU8('[]'))],
    ['no manifest', files => delete files['manifest.json']],
    [
      'a manifest of another format',
      files => write(files, 'manifest.json', text => text.replace('"format": 1', '"format": 2')),
    ],
  ])('is rejected with %s', (_, change) => {
    expect(refusalOf(altered(change))).toBe('InvalidExport');
  });

  it('is rejected when it is not an archive, or only part of one', () => {
    const whole = makeArchive(content, about);
    expect([refusalOf(new Uint8Array()), refusalOf(strToU8('not a zip')), refusalOf(whole.slice(0, -60))]).toEqual([
      ...['InvalidExport', 'InvalidExport', 'InvalidExport'],
    ]);
  });

  it('is rejected with the data of two people', () => {
    const mixed = { ...content, history: content.history.map(moment => ({ ...moment, patientId: 'p-other' })) };
    expect(refusalOf(makeArchive(mixed, about))).toBe('InvalidExport');
  });
});
