import { tabIsClosable } from '@/domain/app/tabs/tabIsClosable.rule';
import { describeRule } from '#test/support/ruleCases';
import cases from './tabIsClosable.cases.json';

describeRule(tabIsClosable, cases);
