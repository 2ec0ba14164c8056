import { downloadAllowed } from '@/domain/drive/downloadAllowed.rule';
import { fail, ok, type Result } from '@/domain/kernel/Result';
import type { ScopeCache } from '../access/ScopeCache';
import type { DriveFailure } from './ports/DriveFailure';
import type { DriveMomentGateway } from './ports/DriveMomentGateway';

export interface OpenFileCommand {
  readonly patientId: string;
  readonly momentId: string;
  readonly purpose: 'download' | 'preview';
}

export type OpenFileFailure =
  | DriveFailure
  /** The user lacks the scope. */
  | { readonly kind: 'unauthorised' }
  | { readonly kind: 'scopesNotChecked' }
  /** The drive returned no such link. */
  | { readonly kind: 'linkMissing' };

/** Returns the address of a patient's file for download or preview. It is valid for a short time and never stored. */
export class OpenDriveFile {
  constructor(
    private readonly gateway: Pick<DriveMomentGateway, 'links'>,
    private readonly scopes: Pick<ScopeCache, 'read'>,
  ) {}

  async execute({ patientId, momentId, purpose }: OpenFileCommand): Promise<Result<string, OpenFileFailure>> {
    const refusal = purpose === 'download' ? this.refusal() : undefined;
    if (refusal !== undefined) return fail(refusal);
    const links = await this.gateway.links(patientId, momentId);
    if (!links.ok) return links;
    const link = purpose === 'download' ? links.value.downloadLink : links.value.previewLink;
    return link === null ? fail({ kind: 'linkMissing' }) : ok(link);
  }

  /** The scope limits only downloads. */
  private refusal(): OpenFileFailure | undefined {
    const state = this.scopes.read();
    const verdict = downloadAllowed({ held: state.status === 'known' ? state.scopes : state.status });
    if (verdict === 'allowed') return undefined;
    return { kind: verdict === 'refused' ? 'unauthorised' : 'scopesNotChecked' };
  }
}
