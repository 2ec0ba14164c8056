import { createHash } from 'node:crypto';
import { ONLY_SHOWN } from '#sandbox/backend/drive/driveLinks';
import { patientFolder } from '#sandbox/backend/drive/patientFolder';
import type { Moment } from '#sandbox/backend/patients/timeline/Moment';
import { riskMomentId } from '#sandbox/backend/patients/record/riskMomentId';
import { type Case, DAY_MS, goneAt, HOUR_MS, pastMoment } from './Case';
import { riskHistory } from './riskHistory';
import { mediaTypes, words } from './words';

/** The therapist's records: notes, impressions, files and assessments; some of them described, some deleted. */
export function careMoments(patientCase: Case): readonly Moment[] {
  return [...notes(patientCase), ...impressions(patientCase), ...files(patientCase), ...assessments(patientCase)];
}

function notes(patientCase: Case): readonly Moment[] {
  const { random, days, anchor } = patientCase;
  const found: Moment[] = [];
  for (let day = days - 2; day > 0; day -= random.between(7, 17)) {
    const at = anchor - day * DAY_MS + random.between(8, 17) * HOUR_MS;
    if (at < anchor)
      found.push(
        marked(patientCase, pastMoment(patientCase, 'note', found.length, at, { note: random.pick(words.note) }, true)),
      );
  }
  return found;
}

/** Now and then a note is described, once or twice, was deleted, or is to be deleted for good. */
function marked({ random, anchor }: Case, moment: Moment): Moment {
  const { at, author: by } = moment;
  const later = Math.min(anchor - HOUR_MS, at + random.between(1, 5) * DAY_MS);
  if (later <= at) return moment;
  if (random.chance(0.05)) return { ...moment, updatedAt: later, deleted: { at: later, by } };
  if (random.chance(0.03))
    return {
      ...moment,
      updatedAt: later,
      hardDelete: { at: later, by, reason: 'Written into the record of the wrong person.' },
    };
  if (!random.chance(0.2)) return moment;
  const [first, second] = [random.pick(words.description), random.pick(words.description)];
  const once = [{ at: later - HOUR_MS / 2, by, before: '', after: first }];
  return {
    ...moment,
    updatedAt: later,
    descriptions:
      random.chance(0.5) || first === second ? once : [...once, { at: later, by, before: first, after: second }],
  };
}

function impressions(patientCase: Case): readonly Moment[] {
  const { random, days, anchor } = patientCase;
  const found: Moment[] = [];
  for (let day = days - 3; day > 0; day -= 42) {
    const at = anchor - day * DAY_MS + 16 * HOUR_MS;
    if (at >= anchor) continue;
    const severity = Math.min(7, Math.max(1, Math.round(1 + patientCase.course(goneAt(patientCase, at)) * 6)));
    const improvement = Math.min(
      7,
      Math.max(
        1,
        4 +
          Math.round((patientCase.course(goneAt(patientCase, at)) - patientCase.course(0)) * 6) +
          random.between(-1, 0),
      ),
    );
    found.push(
      pastMoment(
        patientCase,
        'cgi',
        found.length,
        at,
        { cgi: { severity, ...(found.length > 0 && { improvement }) } },
        true,
      ),
    );
  }
  return found;
}

function files(patientCase: Case): readonly Moment[] {
  const { random, days, anchor, patientId } = patientCase;
  return Array.from({ length: random.between(0, 4) }, (_, index) => {
    const fileName = random.pick(words.file);
    const id = createHash('sha1').update(`${patientId} file ${index}`).digest('base64url');
    const driveFile = {
      googleDriveFileId: `${random.chance(0.15) ? ONLY_SHOWN : ''}${id}`,
      googleDriveFolderId: patientFolder(patientId),
      fileName,
      contentType: mediaTypes[fileName.split('.').at(-1) ?? ''] ?? 'application/octet-stream',
    };
    return pastMoment(
      patientCase,
      'drive-file',
      index,
      anchor - random.between(1, days) * DAY_MS - 3 * HOUR_MS,
      { driveFile },
      true,
    );
  });
}

function assessments(patientCase: Case): readonly Moment[] {
  return riskHistory(patientCase).map(({ riskAssessmentId, level, assessed }, index) => {
    return {
      ...pastMoment(
        patientCase,
        'risk-assessment',
        index,
        assessed.at,
        { riskAssessment: { riskAssessmentId, level } },
        true,
      ),
      id: riskMomentId(riskAssessmentId),
    };
  });
}
