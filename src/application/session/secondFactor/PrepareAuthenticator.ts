import { authenticatorLabel } from '@/domain/session/secondFactor/Authenticator';
import { otpauthLink, TOTP_SECRET_BYTES, totpSecretText } from '@/domain/session/secondFactor/totpSecretText';
import { fail, ok, type Result } from '@/domain/kernel/Result';
import type { Random } from '../../kernel/ports/Random';
import type { QrCode, QrEncoder } from '../ports/QrEncoder';

export interface NewAuthenticator {
  /** Base32 without padding. */
  readonly secret: string;
  readonly label: string;
  readonly qrCode: QrCode;
}

export interface Deployment {
  /** What the product calls itself. */
  readonly product: string;
  readonly region: 'UK' | 'AUS';
}

/** Makes the secret of another authenticator and the QR code that carries it over. Nothing is registered by that. */
export class PrepareAuthenticator {
  constructor(
    private readonly random: Random,
    private readonly qrEncoder: QrEncoder,
    private readonly deployment: Deployment,
  ) {}

  /** `existing`: authenticators that the person has already. */
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
