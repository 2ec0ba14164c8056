import { RenderCount } from './RenderCount';

window.benchRenders = new RenderCount();
window.benchRenders.install();
