import { blockStorage } from './blockStorage';
import { changeMember } from './changeMember';
import { changeVersion } from './changeVersion';
import { crashWindow } from './crashWindow';
import { endSessions } from './endSessions';
import { fillStorage } from './fillStorage';
import { flap } from './flap';
import { freezeWindow } from './freezeWindow';
import { leaderDeath } from './leaderDeath';
import { leaveWindow } from './leaveWindow';
import { loseFirstDraft } from './loseFirstDraft';
import { loseNetwork } from './loseNetwork';
import { otherUser } from './otherUser';
import { secondWindow } from './secondWindow';
import { setClockBack } from './setClockBack';
import { shiftClock } from './shiftClock';
import { sleepDevice } from './sleepDevice';
import { spoilEntry } from './spoilEntry';
import type { Trouble } from './Trouble';

/** Everything that may go wrong in a run. Loss, duplication and reordering are in the network and the feed. */
export const troubles: readonly Trouble[] = [
  loseNetwork,
  flap,
  sleepDevice,
  freezeWindow,
  leaveWindow,
  crashWindow,
  leaderDeath,
  secondWindow,
  endSessions,
  otherUser,
  blockStorage,
  fillStorage,
  spoilEntry,
  loseFirstDraft,
  shiftClock,
  setClockBack,
  changeMember,
  changeVersion,
];
