import 'reflect-metadata';
import { IsArray, IsString } from 'class-validator';
import { NestedList } from '../kernel/Nested';

export class ScopesDto {
  @IsArray() @IsString({ each: true }) scopes!: string[];
}

export class ScopeDto {
  @IsString() scope!: string;
  /** The groups that include it; none for a scope that is granted only individually. */
  @IsArray() @IsString({ each: true }) groups!: string[];
}

export class AllScopesDto {
  @NestedList(() => ScopeDto) scopes!: ScopeDto[];
}
