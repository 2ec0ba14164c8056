import { type Container, ContainerModule } from 'inversify';
import { CreateAccessCode } from '@/application/accessCodes/CreateAccessCode';
import { DeleteAccessCode } from '@/application/accessCodes/DeleteAccessCode';
import { GenerateAccessCode } from '@/application/accessCodes/GenerateAccessCode';
import { ListAccessCodes } from '@/application/accessCodes/ListAccessCodes';
import { OpenAccessCode } from '@/application/accessCodes/OpenAccessCode';
import { PrepareCodeCards } from '@/application/accessCodes/PrepareCodeCards';
import { SaveCodeSettings } from '@/application/accessCodes/SaveCodeSettings';
import { SearchAccessCodes } from '@/application/accessCodes/SearchAccessCodes';
import { SetCodeEnabled } from '@/application/accessCodes/SetCodeEnabled';
import { AxiosAccessCodeGateway } from '@/infrastructure/http/accessCodes/AxiosAccessCodeGateway';
import { LibraryQrEncoder } from '@/infrastructure/system/session/LibraryQrEncoder';
import { AccessCodesStore } from '@/presentation/accessCodes/AccessCodesStore';
import type { AccessCodeStores } from '@/presentation/accessCodes/AccessCodeStores';
import { CodeActStore } from '@/presentation/accessCodes/CodeActStore';
import { CodeCardsStore } from '@/presentation/accessCodes/CodeCardsStore';
import { CodeStore } from '@/presentation/accessCodes/CodeStore';
import { NewCodeStore } from '@/presentation/accessCodes/NewCodeStore';
import { createCodeBulkStores } from './codeBulk';
import { loadPatientAdapters } from './patientAdapters';
import { createOwnActs } from './ownActs';
import { AccessCodeGatewayToken } from './tokens/accessCodeTokens';
import { FlagCacheToken } from './tokens/accessTokens';
import { RegionZoneToken } from './tokens/chatTokens';
import { BackendClientToken, RandomToken, ServerClockToken } from './tokens/kernelTokens';
import { FormDraftsToken } from './tokens/patientAdapterTokens';

/** Adds the module of access codes to the container, once, and gives what makes the stores of their screens. */
export function createAccessCodeStores(container: Container): AccessCodeStores {
  if (!container.isBound(AccessCodeGatewayToken)) container.load(accessCodeModule);
  loadPatientAdapters(container);
  const codes = container.get(AccessCodeGatewayToken);
  const flags = container.get(FlagCacheToken);
  const shared = {
    formDrafts: container.get(FormDraftsToken),
    clock: container.get(ServerClockToken),
    zone: container.get(RegionZoneToken),
  };
  const saving = {
    ...shared,
    openAccessCode: new OpenAccessCode(codes),
    saveCodeSettings: new SaveCodeSettings(codes),
  };
  const ownActs = createOwnActs(container);
  const acting = {
    ...shared,
    setCodeEnabled: new SetCodeEnabled(codes, ownActs),
    deleteAccessCode: new DeleteAccessCode(codes),
  };
  const creating = {
    ...shared,
    createAccessCode: new CreateAccessCode(codes, ownActs),
    generateAccessCode: new GenerateAccessCode(container.get(RandomToken)),
    areExpiring: () => flags.isOn('isExpiringAccessCodesEnabled'),
  };
  const prepareCodeCards = new PrepareCodeCards(new LibraryQrEncoder(() => import('qrcode')));
  return {
    list: organisationId =>
      new AccessCodesStore(organisationId, {
        ...shared,
        listAccessCodes: new ListAccessCodes(codes),
        searchAccessCodes: new SearchAccessCodes(codes),
      }),
    code: (address, onRead) => new CodeStore(address, saving, onRead),
    acts: (code, listener) => new CodeActStore(code, acting, listener),
    newCode: (organisationId, onMade) => new NewCodeStore(organisationId, creating, onMade),
    bulk: createCodeBulkStores(container),
    cards: chosen => new CodeCardsStore(chosen, prepareCodeCards),
  };
}

/** What the screens of access codes ask the backend. */
const accessCodeModule = new ContainerModule(({ bind }) => {
  bind(AccessCodeGatewayToken).toResolvedValue(backend => new AxiosAccessCodeGateway(backend), [BackendClientToken]);
});
