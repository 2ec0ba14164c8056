import 'reflect-metadata';
import { Type } from 'class-transformer';
import { IsArray, IsString, ValidateNested } from 'class-validator';

export class ScopesDto {
  @IsArray() @IsString({ each: true }) scopes!: string[];
}

export class ScopeDto {
  @IsString() scope!: string;
  /** The groups that carry it; none for a scope that is granted by itself only. */
  @IsArray() @IsString({ each: true }) groups!: string[];
}

export class AllScopesDto {
  @IsArray() @ValidateNested({ each: true }) @Type(() => ScopeDto) scopes!: ScopeDto[];
}
