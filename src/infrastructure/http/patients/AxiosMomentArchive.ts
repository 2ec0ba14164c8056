import { asSeen } from '@/domain/kernel/asSeen';
import type { MomentArchive, MomentContent, MomentPage, MomentQuery } from '@/application/patients/ports/MomentArchive';
import type { CallFailure } from '@/application/kernel/ports/CallFailure';
import type { Moment } from '@/domain/patients/timeline/Moment';
import type { Result } from '@/domain/kernel/Result';
import type { BackendClient } from '../client/BackendClient';
import { patientCareEndpoints } from '../endpoints/patientCare';
import { patientMomentEndpoints } from '../endpoints/patientMoments';
import type { MomentContentDto } from './momentActDtos';
import type { MomentDto } from './momentDtos';
import { toInstant } from './toInstant';
import { toMoment } from './toMoment';
import { patientCall, toCallAnswer } from '../client/toCallAnswer';

export class AxiosMomentArchive implements MomentArchive {
  constructor(private readonly backend: BackendClient) {}

  async page({ patientId, types, startFrom, limit, cursor }: MomentQuery): Promise<Result<MomentPage, CallFailure>> {
    const query = {
      limit,
      ...(types && { types: [...types] }),
      ...(startFrom !== undefined && { startFrom: toInstant(startFrom) }),
      ...(cursor !== undefined && { paginationCursor: cursor }),
    };
    const answer = await this.backend.call(
      patientCareEndpoints.patientMoments,
      { path: { patientId }, query },
      patientCall,
    );
    return toCallAnswer(answer, ({ moments, paginationCursor }, { places }) => ({
      moments: moments.map(toMoment),
      cursor: paginationCursor ?? null,
      ...(places.length > 0 && { unreadable: places.length, gaps: gapsAfter(moments, places) }),
    }));
  }

  async find(patientId: string, momentId: string): Promise<Result<Moment, CallFailure>> {
    return toCallAnswer(
      await this.backend.call(patientMomentEndpoints.moment, { path: { patientId, momentId } }, patientCall),
      toMoment,
    );
  }

  async note(patientId: string, momentId: string): Promise<Result<Moment, CallFailure>> {
    return toCallAnswer(
      await this.backend.call(patientMomentEndpoints.note, { path: { patientId, momentId } }, patientCall),
      toMoment,
    );
  }

  async content(patientId: string, momentId: string): Promise<Result<MomentContent, CallFailure>> {
    return toCallAnswer(
      await this.backend.call(patientMomentEndpoints.content, { path: { patientId, momentId } }, patientCall),
      toContent,
    );
  }
}

/** `places`: of unreadable moments, among all that arrived. */
const gapsAfter = (moments: readonly MomentDto[], places: readonly number[]): readonly (string | null)[] =>
  places.map((place, before) => moments[place - before - 1]?.momentId ?? null);

const toContent = ({ contentType, text, fileName }: MomentContentDto): MomentContent => ({
  contentType,
  ...(text !== undefined && { text }),
  ...(fileName !== undefined && { fileName: asSeen(fileName) }),
});
