import { FakeClock } from '../../test/FakeClock';

export const usesTestHelper = FakeClock;
