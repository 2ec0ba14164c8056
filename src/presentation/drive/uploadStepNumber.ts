import { UPLOAD_STEPS } from '@/domain/drive/UploadStep';
import type { UploadStep } from '@/domain/drive/UploadStep';

export const uploadSteps = UPLOAD_STEPS;

/** From 1 on. */
export const uploadStepNumber = (step: UploadStep): number => UPLOAD_STEPS.indexOf(step) + 1;
