import type { CallFailure } from '@/application/kernel/ports/CallFailure';
import type {
  PictureFailure,
  PictureGateway,
  UploadPermission,
} from '@/application/organisations/ports/PictureGateway';
import { fail, ok, type Result } from '@/domain/kernel/Result';
import type { BackendClient, CallOptions } from '../client/BackendClient';
import { toCallAnswer } from '../client/toCallAnswer';
import { organisationEndpoints } from '../endpoints/organisations';
import type { UploadPolicyDto } from './organisationDtos';

/** The screen reports the failure itself. */
const call = { expects: [403], ownWords: true } as const satisfies CallOptions;

/** Time limit for sending a picture, in milliseconds: a megabyte over a slow line. */
const UPLOAD_LIMIT_MS = 60_000;

/** Uploads by a form post with a permission that the backend signs; the post carries no session. */
export class AxiosPictureGateway implements PictureGateway {
  constructor(private readonly backend: BackendClient) {}

  async permission(): Promise<Result<UploadPermission, CallFailure>> {
    const answer = await this.backend.call(organisationEndpoints.imageUploadPolicy, {}, call);
    return toCallAnswer(answer, policy => ({
      picture: policy.picture,
      mostBytes: policy.mostBytes,
      send: file => post(policy, file),
    }));
  }
}

async function post({ url, fields }: UploadPolicyDto, file: Blob): Promise<Result<void, PictureFailure>> {
  const form = new FormData();
  for (const { name, value } of fields) form.append(name, value);
  // The name of the file on this device is not sent.
  form.append('file', file, 'picture');
  try {
    const signal = AbortSignal.timeout(UPLOAD_LIMIT_MS);
    const answer = await fetch(url, { method: 'POST', body: form, credentials: 'omit', signal });
    if (answer.ok) return ok(undefined);
    if (answer.status >= 500) return fail({ kind: 'unreachable', status: answer.status });
    const [token = ''] = (await answer.text()).split(/\r?\n/, 1);
    return fail({ kind: token.trim() === 'InvalidImage' ? 'invalidImage' : 'refused' });
  } catch {
    return fail({ kind: 'unreachable' });
  }
}
