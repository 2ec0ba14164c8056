import { listNames, newestNames } from './OwnRecords';
import type { PatientApp } from './PatientApp';

const someEntries = 5;

/** Opens every page of the app once; answers in a sentence what is there. */
export async function browseEverything({ ownRecords, programme, care, chat, account }: PatientApp): Promise<string> {
  const newest = await Promise.all([ownRecords.newestPositive(), ...newestNames.map(name => ownRecords.newest(name))]);
  const lists = await Promise.all([
    ownRecords.relaxationLevels(someEntries),
    ownRecords.ofKind('journal', someEntries),
    ...listNames.map(name => ownRecords.list(name)),
  ]);
  const reports = [...(await ownRecords.progress()), ...(await ownRecords.hotThoughts())];
  const therapists = await care.therapists();
  const lead = therapists[0] && (await care.profileOf(therapists[0].therapistId));
  const { screenName, firstName } = await account.renew();
  await care.record();
  const code = await care.accessCode();
  const generation = await chat.underWay();
  if (generation !== undefined) await chat.withToken(async () => undefined);
  const chats = await chat.history();
  return [
    `${newest.filter(moment => moment !== undefined).length} of ${newest.length} newest entries`,
    `${lists.flat().length} entries in ${lists.length} lists`,
    `${reports.length} reports`,
    `${(await programme.documents()).length} documents`,
    `${therapists.length} therapists, led by ${therapists[0]?.name ?? 'no one'}`,
    lead === undefined ? 'no profile of the lead' : `${lead.availability.times.length} weekly times of ${lead.name}`,
    `an account in the name of ${screenName === '' ? firstName : screenName}`,
    code === undefined ? 'no access code' : 'joined with an access code',
    `${generation === undefined ? 'no chat' : `a ${generation} chat`} under way, ${chats.length} old ones.`,
  ].join('; ');
}
