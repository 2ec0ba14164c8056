import { CryptoRandom } from '@/infrastructure/system/kernel/CryptoRandom';
import { RandomIdGenerator } from '@/infrastructure/system/kernel/RandomIdGenerator';
import { UuidIdGenerator } from '@/infrastructure/system/kernel/UuidIdGenerator';
import { idGeneratorContract } from '#test/support/contracts/kernel/idGeneratorContract';
import { randomContract } from '#test/support/contracts/kernel/randomContract';
import { SeededRandom } from '#test/support/fakes/kernel/SeededRandom';
import { SequentialIds } from '#test/support/fakes/kernel/SequentialIds';

randomContract('SeededRandom', () => new SeededRandom(7));
randomContract('CryptoRandom', () => new CryptoRandom());

idGeneratorContract('SequentialIds', () => new SequentialIds());
idGeneratorContract('RandomIdGenerator', () => new RandomIdGenerator(new CryptoRandom()));
idGeneratorContract('UuidIdGenerator', () => new UuidIdGenerator(new CryptoRandom()));
