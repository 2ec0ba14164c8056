import { authenticatorLabel } from '@/domain/session/secondFactor/Authenticator';
import { otpauthLink, TOTP_SECRET_BYTES, totpSecretText } from '@/domain/session/secondFactor/totpSecretText';
import { fail, ok, type Result } from '@/domain/kernel/Result';
import type { Random } from '../../kernel/ports/Random';
import type { QrCode, QrEncoder } from '../../kernel/ports/QrEncoder';

export interface NewAuthenticator {
  /** Base32 without padding. */
  readonly secret: string;
  readonly label: string;
  readonly qrCode: QrCode;
}

export interface Deployment {
  /** The product name. */
  readonly product: string;
  readonly region: 'UK' | 'AUS';
}

/** Creates the secret of a new authenticator and its QR code, without registering it. */
export class PrepareAuthenticator {
  constructor(
    private readonly random: Random,
    private readonly qrEncoder: QrEncoder,
    private readonly deployment: Deployment,
  ) {}

  /** `existing`: number of authenticators that the user already has. */
  async execute({
    email,
    existing,
  }: {
    readonly email: string;
    readonly existing: number;
  }): Promise<Result<NewAuthenticator, { readonly kind: 'notPrepared' }>> {
    const secret = totpSecretText({ bytes: this.random.bytes(TOTP_SECRET_BYTES) });
    const qrCode = await this.qrEncoder.encode(otpauthLink({ ...this.deployment, email, secret }));
    return qrCode === undefined
      ? fail({ kind: 'notPrepared' })
      : ok({ secret, label: authenticatorLabel({ existing }), qrCode });
  }
}
