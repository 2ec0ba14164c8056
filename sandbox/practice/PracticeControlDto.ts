import { IsNumber, IsOptional, IsPositive, IsString } from 'class-validator';

/** The busy evening that `POST /sandbox/practice` starts. */
export class PracticeControlDto {
  /** Email of the therapist whose busy evening begins. */
  @IsString() busyEvening!: string;
  /** Factor by which time runs faster than written. */
  @IsOptional() @IsNumber() @IsPositive() speed?: number;
}
