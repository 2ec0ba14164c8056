import 'reflect-metadata';
import { Type } from 'class-transformer';
import { IsString, MaxLength, ValidateNested } from 'class-validator';
import { LONGEST_BIOGRAPHY } from '@/domain/profile/biography.rule';
import { AvailabilityDto } from './availabilityDtos';

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
  @ValidateNested() @Type(() => AvailabilityDto) availability!: AvailabilityDto;
}
