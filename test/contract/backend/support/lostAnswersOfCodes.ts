import { CreateAccessCode } from '@/application/accessCodes/CreateAccessCode';
import { DeleteAccessCode } from '@/application/accessCodes/DeleteAccessCode';
import { SaveCodeSettings } from '@/application/accessCodes/SaveCodeSettings';
import { SetCodeEnabled } from '@/application/accessCodes/SetCodeEnabled';
import type { NewCode } from '@/application/accessCodes/ports/AccessCodeGateway';
import type { AccessCodeDetails, CodeGeneration } from '@/domain/accessCodes/AccessCode';
import type { Fields } from '@/domain/kernel/forms/mergeFields.rule';
import { AxiosAccessCodeGateway } from '@/infrastructure/http/accessCodes/AxiosAccessCodeGateway';
import { mergedFields, toCodeChanges, toCodeEntries } from '@/presentation/accessCodes/codeFields';
import { given, type LostAnswerCase, type LostAnswers, type LostWorld, type WriteName } from './lostAnswers';

const REASON = 'The campaign is over';
const ZONE = 'Europe/London';

/** A code without changes, and the means to change it. */
async function aCode(world: LostWorld, generation: CodeGeneration, enabled: boolean) {
  const { codes: stored, history } = world.backend.administration.joining;
  const code = `LOST-${generation}-${world.next()}`.toUpperCase();
  stored.put({ ...{ code, generation, organisation: 'org-2', enabled, seats: 5, used: 0, createdAt: 0 } });
  const codes = new AxiosAccessCodeGateway(world.client('staff-dana'));
  const held = () => {
    const { enabled: isEnabled, seats } = stored.find(code) ?? {};
    return [isEnabled, seats, history.changesOf(`access-code/${code}`).map(({ reason }) => reason)];
  };
  return { code, codes, held, shown: await given(codes.read({ code, generation })) };
}

const creation = (generation: CodeGeneration): LostAnswerCase => ({
  begin: world => {
    const code = `LOST-NEW-${world.next()}`;
    const codes = new AxiosAccessCodeGateway(world.client('staff-dana'));
    const wanted: NewCode = { generation, organisationId: 'org-2', code, reason: REASON };
    const create = new CreateAccessCode(codes, world.authorship('staff-dana'));
    const { history } = world.backend.administration.joining;
    return {
      act: isRepeated => create.execute(wanted, isRepeated ? [wanted] : []),
      says: { made: { code } },
      held: () => history.changesOf(`access-code/${code}`).map(({ reason }) => reason),
      wanted: [REASON],
    };
  },
});

const enabling = (generation: CodeGeneration, enabled: boolean): LostAnswerCase => ({
  begin: async world => {
    const { codes, held, shown } = await aCode(world, generation, !enabled);
    const set = new SetCodeEnabled(codes, world.authorship('staff-dana'));
    return {
      act: () => set.execute(shown, enabled, REASON),
      says: { enabled, changes: [{ reason: REASON }] },
      held,
      wanted: [enabled, 5, [REASON]],
    };
  },
});

const settings = (generation: CodeGeneration): LostAnswerCase => ({
  begin: async world => {
    const { code, codes, held, shown } = await aCode(world, generation, true);
    const save = new SaveCodeSettings(codes);
    const fieldsOf = (of: AccessCodeDetails): Fields => mergedFields(toCodeEntries(of, ZONE));
    const mine = { ...fieldsOf(shown), seats: { limit: 'limited', text: '9' } };
    const draft = { name: { code, generation }, base: fieldsOf(shown), mine, reason: REASON };
    const form = { fieldsOf, changesOf: (fields: Fields) => toCodeChanges(fields, ZONE) };
    return {
      act: isRepeated => save.execute({ ...draft, sent: isRepeated ? [mine] : [] }, form),
      says: { mergedFromServer: [] },
      held,
      wanted: [true, 9, [REASON]],
    };
  },
});

const deletion = (generation: CodeGeneration): LostAnswerCase => ({
  begin: async world => {
    const { code, codes, shown } = await aCode(world, generation, true);
    const remove = new DeleteAccessCode(codes);
    return {
      act: () => remove.execute(shown, REASON),
      held: () => world.backend.administration.joining.codes.find(code),
      wanted: undefined,
    };
  },
});

export const lostAnswersOfCodes: LostAnswers<Extract<WriteName, `accessCodes.${string}`>> = {
  'accessCodes.create': creation('v1'),
  'accessCodes.createV2': creation('v2'),
  'accessCodes.enable': enabling('v1', true),
  'accessCodes.disable': enabling('v1', false),
  'accessCodes.enableV2': enabling('v2', true),
  'accessCodes.disableV2': enabling('v2', false),
  'accessCodes.update': settings('v1'),
  'accessCodes.changeV2': settings('v2'),
  'accessCodes.delete': deletion('v1'),
  'accessCodes.deleteV2': deletion('v2'),
  'accessCodes.apply': { notCalled: 'patients join in their app' },
};
