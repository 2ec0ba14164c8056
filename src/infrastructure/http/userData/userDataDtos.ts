import 'reflect-metadata';
import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  IsUrl,
  IsUUID,
  MaxLength,
  Min,
} from 'class-validator';
import { DELETION_REFUSALS, type DeletionRefusal } from '@/domain/userData/deletionRefusals.rule';
import {
  DATA_PARTS,
  STAYING_PARTS,
  RECIPIENT_GROUPS,
  type DataPart,
  type StayingPart,
  type RecipientGroup,
} from '@/domain/userData/UserData';
import { LONGEST_REASON } from '@/domain/kernel/reasonFault';
import { HasText } from '../kernel/HasText';
import { IsInstant } from '../kernel/IsInstant';
import { Nested, NestedList } from '../kernel/Nested';

const line = 200;
const address = 2_000;

export class PartCountDto {
  @IsIn(DATA_PARTS) part!: DataPart;
  @IsInt() @Min(0) count!: number;
}

export class ToldDto {
  @IsIn(RECIPIENT_GROUPS) who!: RecipientGroup;
  @IsInt() @Min(0) count!: number;
}

export class DataExportDto {
  @IsString() exportId!: string;
  @IsBoolean() obfuscated!: boolean;
  @IsInstant() madeAt!: string;
  /** Of the file. */
  @IsString() sha256!: string;
  /** Nothing has changed since. */
  @IsBoolean() isCurrent!: boolean;
}

/** The deletion of a person's data, and how to restore them. */
export class DeletionReceiptDto {
  @IsString() receiptId!: string;
  @IsInstant() deletedAt!: string;
  @IsString() deletedByName!: string;
  @NestedList(() => PartCountDto) counts!: PartCountDto[];
  @IsString() exportId!: string;
  @IsString() sha256!: string;
  @IsString() source!: string;
  @IsString() signedUrl!: string;
  @IsInstant() undoUntil!: string;
}

/** The known facts about a person's data without opening them. */
export class UserDataDto {
  @IsString() userId!: string;
  /** The text to type before they are deleted. */
  @IsString() confirmWith!: string;
  @NestedList(() => PartCountDto) counts!: PartCountDto[];
  @IsArray() @ArrayMaxSize(20) @IsIn(STAYING_PARTS, { each: true }) stays!: StayingPart[];
  @NestedList(() => ToldDto) told!: ToldDto[];
  @IsArray() @ArrayMaxSize(20) @IsIn(DELETION_REFUSALS, { each: true }) refusals!: DeletionRefusal[];
  @IsOptional() @Nested(() => DataExportDto) newestExport?: DataExportDto;
  /** There once the data are deleted. */
  @IsOptional() @Nested(() => DeletionReceiptDto) receipt?: DeletionReceiptDto;
}

export class ExportQueryDto {
  @IsIn(['true', 'false']) obfuscated!: 'true' | 'false';
  /** The reason; the audit trail keeps it. */
  @IsString() @HasText() @MaxLength(LONGEST_REASON) reason!: string;
}

export class CloneQueryDto {
  @IsIn(['true', 'false']) obfuscated!: 'true' | 'false';
  /** A region. */
  @IsIn(['UK', 'Australia']) destination!: 'UK' | 'Australia';
}

/** The `exportParameters` of a clone. */
export class ExportParametersDto {
  /** Of the copy, chosen once. */
  @IsUUID() id!: string;
  @IsString() @HasText() @MaxLength(LONGEST_REASON) reason!: string;
}

export class DataCloneDto {
  /** Absent where the copy is for another region. */
  @IsOptional() @IsString() userId?: string;
  @IsOptional() @IsString() signedUrl?: string;
  @IsString() source!: string;
  @IsString() sha256!: string;
  @NestedList(() => PartCountDto) counts!: PartCountDto[];
}

export class ImportQueryDto {
  /** The region that made the export. */
  @IsString() @MaxLength(line) source!: string;
  /** The address of the export, signed by the region that made it. */
  @IsUrl({ require_tld: false, require_protocol: true }) @MaxLength(address) signedUrl!: string;
}

export class DataReasonDto {
  @IsString() @HasText() @MaxLength(LONGEST_REASON) reason!: string;
}

export class ImportedDataDto {
  @IsString() userId!: string;
  @NestedList(() => PartCountDto) counts!: PartCountDto[];
}

export class DeletionQueryDto {
  @IsString() @MaxLength(line) userId!: string;
}
