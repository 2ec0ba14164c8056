import { ActAuthorship } from '@/application/kernel/ActAuthorship';
import { ManualClock } from '../../fakes/kernel/ManualClock';

/** The acts of Dana, who is signed in; fakes record changes in her name. */
export const danasAuthorship = (clock: ManualClock = new ManualClock()): ActAuthorship =>
  new ActAuthorship(() => 'dana', clock);
