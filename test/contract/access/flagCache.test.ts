import { MemoryFlagCache } from '@/infrastructure/storage/MemoryFlagCache';
import { flagCacheContract } from '#test/support/contracts/flagCacheContract';
import { FakeFlagCache } from '#test/support/fakes/FakeFlagCache';

flagCacheContract('FakeFlagCache', () => new FakeFlagCache());
flagCacheContract('MemoryFlagCache', () => new MemoryFlagCache());
