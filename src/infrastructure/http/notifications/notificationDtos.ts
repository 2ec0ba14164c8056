import { ArrayMaxSize, ArrayNotEmpty, IsArray, IsIn, IsString, MaxLength } from 'class-validator';

/** More ids than a list ever shows. */
const MOST_IDS = 100;

export class NotificationIdsDto {
  @IsArray()
  @ArrayNotEmpty()
  @ArrayMaxSize(MOST_IDS)
  @IsString({ each: true })
  @MaxLength(100, { each: true })
  ids!: string[];
}

export class ReadNotificationsDto {
  /** The requested ids that are now read. */
  @IsArray() @IsString({ each: true }) read!: string[];
}

export class PushEnabledQueryDto {
  @IsIn([true, false, 'true', 'false']) enabled!: boolean;
}
