import { FakeClock } from '../../../test/FakeClock';

export const usesTest = FakeClock;
