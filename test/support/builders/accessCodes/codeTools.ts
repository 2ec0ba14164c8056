import { danasAuthorship } from '../kernel/danasAuthorship';
import { CreateAccessCode } from '@/application/accessCodes/CreateAccessCode';
import { DeleteAccessCode } from '@/application/accessCodes/DeleteAccessCode';
import { GenerateAccessCode } from '@/application/accessCodes/GenerateAccessCode';
import { ListAccessCodes } from '@/application/accessCodes/ListAccessCodes';
import { OpenAccessCode } from '@/application/accessCodes/OpenAccessCode';
import { PrepareCodeCards } from '@/application/accessCodes/PrepareCodeCards';
import { SaveCodeSettings } from '@/application/accessCodes/SaveCodeSettings';
import { SearchAccessCodes } from '@/application/accessCodes/SearchAccessCodes';
import { SetCodeEnabled } from '@/application/accessCodes/SetCodeEnabled';
import { FormDrafts } from '@/application/drafts/FormDrafts';
import { AccessCodesStore } from '@/presentation/accessCodes/AccessCodesStore';
import type { AccessCodeStores } from '@/presentation/accessCodes/AccessCodeStores';
import { CodeActStore } from '@/presentation/accessCodes/CodeActStore';
import { CodeCardsStore } from '@/presentation/accessCodes/CodeCardsStore';
import { CodeStore } from '@/presentation/accessCodes/CodeStore';
import { NewCodeStore } from '@/presentation/accessCodes/NewCodeStore';
import { FakeAccessCodeGateway } from '../../fakes/accessCodes/FakeAccessCodeGateway';
import { FakeDraftVault } from '../../fakes/drafts/FakeDraftVault';
import { ManualClock } from '../../fakes/kernel/ManualClock';
import { SeededRandom } from '../../fakes/kernel/SeededRandom';
import { FakeQrEncoder } from '../../fakes/kernel/FakeQrEncoder';
import { codeBulkTools } from './codeBulkTools';

export const ZONE = 'Europe/London';

/** The screens of access codes on fakes. Each page starts as after a reload, with stored data only. */
export function codeTools() {
  const gateway = new FakeAccessCodeGateway()
    .addOrganisation('north', 'North Board')
    .addOrganisation('south', 'South Board');
  const [drafts, clock, encoder, flags] = [
    new FakeDraftVault(),
    new ManualClock(),
    new FakeQrEncoder(),
    { areExpiring: true },
  ];
  const page = () => {
    const formDrafts = new FormDrafts(drafts, clock);
    const shared = { formDrafts, clock, zone: ZONE };
    const stores: AccessCodeStores = {
      list: organisationId =>
        new AccessCodesStore(organisationId, {
          ...shared,
          listAccessCodes: new ListAccessCodes(gateway),
          searchAccessCodes: new SearchAccessCodes(gateway),
        }),
      code: (address, onRead) =>
        new CodeStore(
          address,
          { ...shared, openAccessCode: new OpenAccessCode(gateway), saveCodeSettings: new SaveCodeSettings(gateway) },
          onRead,
        ),
      acts: (code, listener) =>
        new CodeActStore(
          code,
          {
            formDrafts,
            setCodeEnabled: new SetCodeEnabled(gateway, danasAuthorship(clock)),
            deleteAccessCode: new DeleteAccessCode(gateway),
          },
          listener,
        ),
      newCode: (organisationId, onMade) =>
        new NewCodeStore(
          organisationId,
          {
            ...shared,
            createAccessCode: new CreateAccessCode(gateway, danasAuthorship(clock)),
            generateAccessCode: new GenerateAccessCode(new SeededRandom(7)),
            areExpiring: () => flags.areExpiring,
          },
          onMade,
        ),
      bulk: codeBulkTools({ ...shared, gateway, areExpiring: () => flags.areExpiring }).stores,
      cards: codes => new CodeCardsStore(codes, new PrepareCodeCards(encoder)),
    };
    return { formDrafts, stores };
  };
  return { gateway, drafts, clock, encoder, flags, page };
}
