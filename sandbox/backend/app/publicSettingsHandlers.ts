import type {
  ClientConfigDto,
  FirebaseConfigDto,
  PublishedStatusDto,
} from '@/infrastructure/http/serverStatus/publicSettingsDtos';
import type { HandlersOf } from '#sandbox/backend/dispatch/Handlers';
import { BackendError } from '#sandbox/backend/kernel/BackendError';

/** The public part of the service's settings; everything else stays private. */
export interface PublicSettings {
  readonly client: ClientConfigDto;
  readonly firebase: FirebaseConfigDto;
  readonly status: PublishedStatusDto;
}

/** A plain name of JavaScript: with anything more, the answer would be a program of the caller’s. */
const CALLBACK_NAME = /^[A-Za-z_$][A-Za-z0-9_$]{0,63}$/;

export function publicSettingsHandlers(settings: () => PublicSettings): HandlersOf<'publicSettings'> {
  return {
    clientConfig: () => settings().client,
    firebasePublic: () => settings().firebase,
    firebaseJson: () => settings().firebase,
    firebaseJsonp: ({ path: { callbackName } }) => {
      if (!CALLBACK_NAME.test(callbackName)) throw new BackendError(400, 'InvalidCallback', 'This is no name.');
      // The comment keeps a caller’s name from being the first bytes of the file; `<` would end a script on a page.
      return `/**/${callbackName}(${JSON.stringify(settings().firebase).replaceAll('<', '\\u003c')});`;
    },
    serverStatus: () => settings().status,
  };
}
