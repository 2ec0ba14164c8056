import { Notice } from '../kit/Notice';

/** Warnings about the server. The live region stays, so that its content is announced. */
export function ServerBanner({ text }: { readonly text: string }) {
  return <div role="status">{text !== '' && <Notice intent="warning">{text}</Notice>}</div>;
}
