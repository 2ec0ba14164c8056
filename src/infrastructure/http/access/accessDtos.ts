import { IsArray, IsString } from 'class-validator';

export class ScopesDto {
  @IsArray() @IsString({ each: true }) scopes!: string[];
}
