import { startUpTransition } from '@/domain/chat/startUp/startUpTransition.rule';
import { describeRule } from '#test/support/ruleCases';
import cases from './startUpTransition.cases.json';

describeRule(startUpTransition, cases);
