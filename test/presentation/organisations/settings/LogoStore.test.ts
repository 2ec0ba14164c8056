import { UploadPicture } from '@/application/organisations/UploadPicture';
import { INHERITED } from '@/domain/organisations/SettingChoice';
import { LogoStore } from '@/presentation/organisations/settings/LogoStore';
import { FakePictureGateway } from '#test/support/fakes/organisations/FakePictureGateway';

const storeOf = (logo: string | null | undefined): LogoStore =>
  new LogoStore(
    { choiceOf: () => INHERITED, choose: () => undefined, inEffect: () => logo },
    { uploadPicture: new UploadPicture(new FakePictureGateway()), backendUrl: 'https://backend.example/api' },
  );

describe('LogoStore', () => {
  it('loads a picture of the backend', () => {
    const store = storeOf('/picture/1.png');
    expect([store.address, store.isRefused]).toEqual(['https://backend.example/picture/1.png', false]);
  });

  it.each([
    'https://elsewhere.example/1.png',
    '//elsewhere.example/1.png',
    '/\\elsewhere.example/1.png',
    'javascript:alert(1)',
  ])('says of %s that it is not loaded', logo => {
    const store = storeOf(logo);
    expect([store.address, store.isRefused]).toEqual([undefined, true]);
  });

  it.each([null, '', undefined])('says nothing of a logo where %j is in effect', logo => {
    const store = storeOf(logo);
    expect([store.address, store.isRefused]).toEqual([undefined, false]);
  });
});
