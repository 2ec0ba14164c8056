import { SaveMessageAlert } from '@/application/messageAlerts/SaveMessageAlert';
import { WithdrawMessageAlert } from '@/application/messageAlerts/WithdrawMessageAlert';
import type { AlertEntry, AlertGeneration } from '@/domain/messageAlerts/MessageAlert';
import { AxiosMessageAlertGateway } from '@/infrastructure/http/messageAlerts/AxiosMessageAlertGateway';
import { given, type LostAnswerCase, type LostAnswers, type LostWorld, type WriteName } from './lostAnswers';

const REASON = 'Planned work';

const entryFor = (generation: AlertGeneration): AlertEntry => ({
  ...{ message: 'Chat is slower than usual.', kind: 'information', audiences: ['patients'], onlyAuthor: false },
  ...{ regions: [], organisations: [], versions: '', from: null, until: null, isDismissible: true, isPublished: true },
  timeZone: generation === 'v1' ? '' : 'Europe/London',
});

function begin(world: LostWorld, generation: AlertGeneration) {
  const name = { id: `lost-alert-${world.next()}`, generation };
  const gateway = new AxiosMessageAlertGateway(world.client('staff-dana'));
  const reasons = () =>
    world.backend.administration.history.changesOf(`message-alert/${name.id}`).map(({ reason }) => reason);
  return { name, gateway, entry: entryFor(generation), reasons };
}

const creation = (generation: AlertGeneration): LostAnswerCase => ({
  begin: world => {
    const { name, gateway, entry, reasons } = begin(world, generation);
    const save = new SaveMessageAlert(gateway);
    return {
      act: isRepeated => save.execute({ name, mine: entry, sent: isRepeated ? [entry] : [], reason: REASON }),
      says: { saved: { value: { message: entry.message } } },
      held: reasons,
      wanted: [REASON],
    };
  },
});

const change = (generation: AlertGeneration): LostAnswerCase => ({
  begin: async world => {
    const { name, gateway, entry, reasons } = begin(world, generation);
    await given(gateway.create({ ...name, entry, reason: 'First' }));
    const mine = { ...entry, message: 'Chat is fast again.' };
    const save = new SaveMessageAlert(gateway);
    return {
      act: isRepeated => save.execute({ name, base: entry, mine, sent: isRepeated ? [mine] : [], reason: REASON }),
      says: { saved: { value: { message: mine.message } }, mergedFromServer: [] },
      held: reasons,
      wanted: [REASON, 'First'],
    };
  },
});

const withdrawal = (generation: AlertGeneration): LostAnswerCase => ({
  begin: async world => {
    const { name, gateway, entry, reasons } = begin(world, generation);
    await given(gateway.create({ ...name, entry, reason: 'First' }));
    const withdraw = new WithdrawMessageAlert(gateway);
    return { act: () => withdraw.execute(name, REASON), held: reasons, wanted: [REASON, 'First'] };
  },
});

export const lostAnswersOfAlerts: LostAnswers<Extract<WriteName, `messageAlerts.${string}`>> = {
  'messageAlerts.createV1': creation('v1'),
  'messageAlerts.changeV1': change('v1'),
  'messageAlerts.deleteV1': withdrawal('v1'),
  'messageAlerts.create': creation('v2'),
  'messageAlerts.change': change('v2'),
  'messageAlerts.withdraw': withdrawal('v2'),
};
