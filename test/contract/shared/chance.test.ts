import { CryptoRandom } from '@/infrastructure/system/CryptoRandom';
import { RandomIdGenerator } from '@/infrastructure/system/RandomIdGenerator';
import { UuidIdGenerator } from '@/infrastructure/system/UuidIdGenerator';
import { idGeneratorContract } from '#test/support/contracts/idGeneratorContract';
import { randomContract } from '#test/support/contracts/randomContract';
import { SeededRandom } from '#test/support/fakes/SeededRandom';
import { SequentialIds } from '#test/support/fakes/SequentialIds';

randomContract('SeededRandom', () => new SeededRandom(7));
randomContract('CryptoRandom', () => new CryptoRandom());

idGeneratorContract('SequentialIds', () => new SequentialIds());
idGeneratorContract('RandomIdGenerator', () => new RandomIdGenerator(new CryptoRandom()));
idGeneratorContract('UuidIdGenerator', () => new UuidIdGenerator(new CryptoRandom()));
