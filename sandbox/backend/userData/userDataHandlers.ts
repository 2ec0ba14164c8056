import { demandRecentSignIn } from '#sandbox/backend/session/demandRecentSignIn';
import type { HandlersOf } from '#sandbox/backend/dispatch/Handlers';
import type { UserDirectory } from '#sandbox/backend/users/UserDirectory';
import type { UserDataService } from './UserDataService';

interface UserDataHandlerDependencies {
  readonly service: UserDataService;
  readonly directory: UserDirectory;
  readonly clock: { now(): number };
}

/** Every act requires a login of the last five minutes. */
export function userDataHandlers({ service, directory, clock }: UserDataHandlerDependencies): HandlersOf<'userData'> {
  const demand = ({ signedInAt }: { readonly signedInAt?: number | undefined }) =>
    demandRecentSignIn(clock, signedInAt);
  return {
    read: ({ path }) => service.view(path.userId),
    export: ({ caller, path, query }) => {
      demand(caller);
      const { exportId, zip } = service.export(directory.get(path.userId), caller.uid, query.obfuscated === 'true');
      return {
        name: `export-${exportId}.zip`,
        mediaType: 'application/zip',
        bytes: new Uint8Array(Buffer.from(zip, 'base64')),
      };
    },
    clone: ({ caller, path, query, body }) => {
      demand(caller);
      const wanted = { id: body.id, isObfuscated: query.obfuscated === 'true', destination: query.destination };
      return service.clone(directory.get(path.userId), caller.uid, wanted);
    },
    import: ({ caller, query }) => {
      demand(caller);
      return service.import(query.source, query.signedUrl);
    },
    delete: ({ caller, query }) => {
      demand(caller);
      return service.delete(query.userId, caller.uid);
    },
  };
}
