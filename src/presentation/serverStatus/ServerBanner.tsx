import { Notice } from '../kit/Notice';

/** What people have to know about the server. The region stays, so that what appears in it is read out. */
export function ServerBanner({ text }: { readonly text: string }) {
  return <div role="status">{text !== '' && <Notice intent="warning">{text}</Notice>}</div>;
}
