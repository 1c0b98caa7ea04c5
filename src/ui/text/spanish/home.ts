import type { InSpanish } from './InSpanish';
import type { home as english } from '../english/home';

/** The dashboard. */
export const home: InSpanish<typeof english> = {
  'home.title': 'Resumen de su póliza',
  'home.loading': 'Cargando su resumen...',
  'home.policy': 'Póliza',
  'home.policy.text': 'Consulte la información y los documentos de su póliza.',
  'home.profile': 'Perfil',
  'home.profile.text': 'Consulte o cambie sus datos personales.',
  'home.claims': 'Reclamaciones',
  'home.claims.text': 'Presente una reclamación o consulte el estado de una reclamación existente.',
  'home.billing': 'Pagos',
  'home.billing.text': 'Consulte su información de pago.',
  'home.attention': 'Requiere su atención',
  'home.toBilling': 'Ir a pagos',
  'home.toPolicy': 'Ver su póliza',
  'home.ended': 'El período de su póliza terminó el {date}.',
  'home.pay': 'Pagar mi factura',
  'home.fact.firstDay': 'Primer día: {date}',
  'home.fact.lastDay': 'Último día: {date}',
  'home.fact.claim': 'Reclamación {reference}:',
  'home.fact.pastDue': 'Vencido: {amount}',
  'home.fact.nextCharge': 'Próximo cobro: {date}',
  'home.fact.nextCharge.amount': 'Próximo cobro: {amount}, el {date}',
  'home.cancelled': 'Su póliza se canceló correctamente.',
  'home.receipt': 'Ver el comprobante',
};
