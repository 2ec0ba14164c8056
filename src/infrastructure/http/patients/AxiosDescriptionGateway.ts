import type {
  DescriptionChange,
  DescriptionGateway,
  MomentDescription,
} from '@/application/patients/ports/DescriptionGateway';
import type { CallFailure } from '@/application/kernel/ports/CallFailure';
import type { ReadList } from '@/domain/kernel/ReadList';
import type { Result } from '@/domain/kernel/Result';
import type { BackendClient } from '../client/BackendClient';
import { patientMomentEndpoints } from '../endpoints/patientMoments';
import type { DescriptionChangeDto, DescriptionDto } from './momentActDtos';
import { toAuthor } from './toMoment';
import { patientCall, toCallAnswer } from '../client/toCallAnswer';

export class AxiosDescriptionGateway implements DescriptionGateway {
  constructor(private readonly backend: BackendClient) {}

  async read(patientId: string, momentId: string): Promise<Result<MomentDescription, CallFailure>> {
    return toCallAnswer(
      await this.backend.call(patientMomentEndpoints.description, { path: { patientId, momentId } }, patientCall),
      toDescription,
    );
  }

  async write(
    patientId: string,
    momentId: string,
    description: string,
  ): Promise<Result<MomentDescription, CallFailure>> {
    const answer = await this.backend.call(
      patientMomentEndpoints.setDescription,
      { path: { patientId, momentId }, body: { description } },
      patientCall,
    );
    return toCallAnswer(answer, toDescription);
  }

  async audit(patientId: string, momentId: string): Promise<Result<ReadList<DescriptionChange>, CallFailure>> {
    const answer = await this.backend.call(
      patientMomentEndpoints.descriptionAudit,
      { path: { patientId, momentId } },
      patientCall,
    );
    return toCallAnswer(answer, (changes, { unreadable }) => ({ items: changes.map(toChange), unreadable }));
  }
}

const toDescription = ({ description, changedAt, changedBy }: DescriptionDto): MomentDescription => ({
  text: description,
  ...(changedAt !== undefined && changedBy && { changed: { at: Date.parse(changedAt), by: toAuthor(changedBy) } }),
});

const toChange = ({ at, by, before, after }: DescriptionChangeDto): DescriptionChange => ({
  at: Date.parse(at),
  by: toAuthor(by),
  before,
  after,
});
