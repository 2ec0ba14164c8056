import 'reflect-metadata';
import { IsString, MaxLength } from 'class-validator';
import { LONGEST_BIOGRAPHY } from '@/domain/profile/biography.rule';
import { AvailabilityDto } from './availabilityDtos';
import { Nested } from '../kernel/Nested';

export class BiographyDto {
  /** Plain text; empty for none. */
  @IsString() @MaxLength(LONGEST_BIOGRAPHY) biography!: string;
}

/** A therapist as others see them: patients under the screen name, colleagues under first and last name. */
export class TherapistProfileDto {
  /** Therapist id. */
  @IsString() id!: string;
  @IsString() name!: string;
  @IsString() biography!: string;
  @Nested(() => AvailabilityDto) availability!: AvailabilityDto;
}
