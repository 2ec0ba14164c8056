import type { Moment } from '@/domain/patients/Moment';
import { ok, type Result } from '@/domain/shared/Result';
import type { MomentArchive } from './ports/MomentArchive';
import type { PatientFailure } from './ports/PatientFailure';

const PAGE = 100;
/** More than anybody ever had; a list that never ends must not be read for ever. */
const MOST_PAGES = 20;

/** Lists every appointment of a patient, the latest first; part of them is never given for the whole. */
export class ListAppointments {
  constructor(private readonly moments: Pick<MomentArchive, 'page'>) {}

  async execute(patientId: string): Promise<Result<readonly Moment[], PatientFailure>> {
    const listed: Moment[] = [];
    let cursor: string | null | undefined;
    for (let page = 0; page < MOST_PAGES && cursor !== null; page += 1) {
      const read = await this.moments.page({ patientId, types: ['appointment'], limit: PAGE, ...(cursor !== undefined && { cursor }) });
      if (!read.ok) return read;
      listed.push(...read.value.moments);
      ({ cursor } = read.value);
    }
    return ok(listed.filter(({ appointment, deleted }) => appointment !== undefined && deleted === undefined));
  }
}
