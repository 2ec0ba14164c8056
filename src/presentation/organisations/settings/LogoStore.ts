import { action, computed, makeObservable, observable, observableRef, runInAction } from 'mobx';
import type { PictureFailure } from '@/application/organisations/ports/PictureGateway';
import type { UploadPicture } from '@/application/organisations/UploadPicture';
import { ownChoice, textOfValue } from '@/domain/organisations/SettingChoice';
import type { SettingForm } from './SettingForm';

export interface LogoUseCases {
  readonly uploadPicture: UploadPicture;
  /** The unified backend URL: pictures have paths below its origin. */
  readonly backendUrl: string;
}

/** The logo in the form of the details. A picture is uploaded immediately, and takes effect when the form is saved. */
export class LogoStore {
  uploading = false;
  failure: PictureFailure | undefined = undefined;

  constructor(
    private readonly form: SettingForm,
    private readonly useCases: LogoUseCases,
  ) {
    makeObservable(this, {
      uploading: observable,
      failure: observableRef,
      isOwn: computed,
      address: computed,
      isRefused: computed,
      upload: action,
    });
  }

  get isOwn(): boolean {
    return this.form.choiceOf('logo').kind === 'own';
  }

  /** True if the logo in effect would have an address from which no picture may be loaded. */
  get isRefused(): boolean {
    return this.address === undefined && textOfValue(this.form.inEffect('logo') ?? null) !== '';
  }

  /**
   * The address of the picture that would be in effect; undefined if there is none, or if it is not one of the
   * backend's.
   */
  get address(): string | undefined {
    const path = textOfValue(this.form.inEffect('logo') ?? null);
    if (!path.startsWith('/') || path.startsWith('//')) return undefined;
    try {
      const backend = new URL(this.useCases.backendUrl);
      const address = new URL(path, backend);
      return address.origin === backend.origin ? address.href : undefined;
    } catch {
      return undefined;
    }
  }

  async upload(file: Blob): Promise<void> {
    if (this.uploading) return;
    this.uploading = true;
    this.failure = undefined;
    const answer = await this.useCases.uploadPicture.execute(file);
    runInAction(() => {
      this.uploading = false;
      if (!answer.ok) this.failure = answer.failure;
      // If the user chose something else in the meantime, their choice stands.
      else if (this.isOwn) this.form.choose('logo', ownChoice(answer.value));
    });
  }
}
