import { OwnActs } from '@/application/kernel/OwnActs';
import { ManualClock } from '../../fakes/kernel/ManualClock';

/** The acts of Dana, who is signed in; fakes record changes under her name. */
export const danasActs = (clock: ManualClock = new ManualClock()): OwnActs => new OwnActs(() => 'dana', clock);
