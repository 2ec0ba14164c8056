import type { DescriptionDto } from '@/infrastructure/http/patients/momentActDtos';
import type { HandlersOf } from '#sandbox/backend/dispatch/Handlers';
import type { CareServices } from '#sandbox/backend/patients/CareServices';
import { liveMoment } from './liveMoment';
import type { Moment } from './Moment';

type DescriptionCall = 'setDescription' | 'description' | 'descriptionAudit';

/** Therapists' descriptions of moments, with earlier versions. */
export function descriptionHandlers({
  care,
  moments,
  views,
  clock,
}: CareServices): Pick<HandlersOf<'patientMoments'>, DescriptionCall> {
  const view = ({ descriptions = [] }: Moment): DescriptionDto => {
    const last = descriptions.at(-1);
    return last
      ? { description: last.after, changedAt: new Date(last.at).toISOString(), changedBy: views.author(last.by) }
      : { description: '' };
  };
  return {
    setDescription: ({ caller, path, body: { description: after } }) => {
      const moment = liveMoment(moments, care.carer(caller.uid, path.patientId).patientId, path.momentId);
      const { descriptions = [] } = moment;
      const before = descriptions.at(-1)?.after ?? '';
      if (before === after) return view(moment);
      const change = { at: clock.now(), by: caller.uid, before, after };
      return view(moments.put({ ...moment, updatedAt: clock.now(), descriptions: [...descriptions, change] }));
    },
    description: ({ caller, path }) =>
      view(liveMoment(moments, care.reader(caller.uid, path.patientId).patientId, path.momentId)),
    descriptionAudit: ({ caller, path }) => {
      const { descriptions = [] } = liveMoment(
        moments,
        care.reader(caller.uid, path.patientId).patientId,
        path.momentId,
      );
      return descriptions
        .toReversed()
        .map(({ at, by, before, after }) => ({ ...views.stamp({ at, by }), before, after }));
    },
  };
}
