import '@/presentation/kit/theme/blueprintFirst.css';
import '@/presentation/kit/theme/tokens.css';
import '@/presentation/kit/theme/base.css';
import '@/presentation/chat/chat.css';
import './benchPage.css';
import { textCatalogue } from '@/presentation/kit/text/textCatalogue';
import texts from '../../public/i18n/en/chat.json';
import { ListBench } from './ListBench';
import type { Peer } from './Peer';
import { RenderCount } from './RenderCount';

declare global {
  interface Window {
    bench?: ListBench;
    /** Set by the page before anything else. */
    benchRenders?: RenderCount;
  }
}

/** A step that takes longer is cut off, in milliseconds. */
const LIMIT_MS = 20_000;

/** Offers the measurements of one list as `window.bench`. */
export async function startListBench(peer: Peer): Promise<void> {
  textCatalogue.start(() => Promise.resolve(texts));
  await textCatalogue.add('chat');
  window.bench = new ListBench(peer, window.benchRenders ?? new RenderCount(), LIMIT_MS);
}
