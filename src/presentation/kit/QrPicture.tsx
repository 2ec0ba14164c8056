import type { QrCode } from '@/application/kernel/ports/QrEncoder';
import './qrPicture.css';

/** Light modules around the code (the quiet zone); scanners need them to find it. */
const MARGIN = 4;

interface QrPictureProps {
  readonly code: QrCode;
  readonly label: string;
}

/** A QR code, dark on light in both themes, because many scanners cannot read light on dark. */
export function QrPicture({ code: { size, dark }, label }: QrPictureProps) {
  const whole = size + 2 * MARGIN;
  const path = dark
    .map((isDark, at) => (isDark ? `M${(at % size) + MARGIN} ${Math.floor(at / size) + MARGIN}h1v1h-1z` : ''))
    .join('');
  return (
    <svg
      className="qr-picture"
      viewBox={`0 0 ${whole} ${whole}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect className="qr-light" width={whole} height={whole} />
      <path className="qr-dark" d={path} />
    </svg>
  );
}
