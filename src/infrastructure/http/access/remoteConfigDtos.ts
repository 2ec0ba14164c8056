import 'reflect-metadata';
import { IsBoolean, IsString } from 'class-validator';
import { NestedList } from '../kernel/Nested';

export class RemoteParameterDto {
  @IsString() name!: string;
  @IsBoolean() value!: boolean;
}

/** The switches of one part of the product. */
export class RemoteConfigDto {
  @NestedList(() => RemoteParameterDto) parameters!: RemoteParameterDto[];
}
