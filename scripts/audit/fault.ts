export interface Fault {
  readonly rule: string;
  readonly where: string;
  readonly says: string;
}

export type AddFault = (rule: string, where: string, says: string) => void;
