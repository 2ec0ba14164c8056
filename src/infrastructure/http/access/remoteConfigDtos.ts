import 'reflect-metadata';
import { Type } from 'class-transformer';
import { IsArray, IsBoolean, IsString, ValidateNested } from 'class-validator';

export class RemoteParameterDto {
  @IsString() name!: string;
  @IsBoolean() value!: boolean;
}

/** The switches of one part of the product. */
export class RemoteConfigDto {
  @IsArray() @ValidateNested({ each: true }) @Type(() => RemoteParameterDto) parameters!: RemoteParameterDto[];
}
