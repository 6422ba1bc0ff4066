;; Set operations and comparisons over blocks of an arena, 128 bits at a step. Addresses and lengths are in bytes
;; and multiples of 64. kernels.test.ts assembles this file and compares the result with kernels.wasm.
(module
  (import "arena" "memory" (memory 1 65536 shared))

  ;; How many bits are in both sets.
  (func (export "countShared") (param $a i32) (param $b i32) (param $length i32) (result i32)
    (local $end i32) (local $sum v128)
    (local.set $end (i32.add (local.get $a) (local.get $length)))
    (block $done
      (loop $next
        (br_if $done (i32.ge_u (local.get $a) (local.get $end)))
        ;; Bytes of at most 8 bits: four of them are added before they are widened.
        (local.set $sum (i32x4.add (local.get $sum)
          (i32x4.extadd_pairwise_i16x8_u (i16x8.extadd_pairwise_i8x16_u (i8x16.add
            (i8x16.add
              (i8x16.popcnt (v128.and (v128.load (local.get $a)) (v128.load (local.get $b))))
              (i8x16.popcnt (v128.and
                (v128.load offset=16 (local.get $a)) (v128.load offset=16 (local.get $b)))))
            (i8x16.add
              (i8x16.popcnt (v128.and
                (v128.load offset=32 (local.get $a)) (v128.load offset=32 (local.get $b))))
              (i8x16.popcnt (v128.and
                (v128.load offset=48 (local.get $a)) (v128.load offset=48 (local.get $b))))))))))
        (local.set $a (i32.add (local.get $a) (i32.const 64)))
        (local.set $b (i32.add (local.get $b) (i32.const 64)))
        (br $next)))
    (i32.add
      (i32.add (i32x4.extract_lane 0 (local.get $sum)) (i32x4.extract_lane 1 (local.get $sum)))
      (i32.add (i32x4.extract_lane 2 (local.get $sum)) (i32x4.extract_lane 3 (local.get $sum)))))

  ;; Removes from $a what is not in $b.
  (func (export "intersect") (param $a i32) (param $b i32) (param $length i32)
    (local $end i32)
    (local.set $end (i32.add (local.get $a) (local.get $length)))
    (block $done
      (loop $next
        (br_if $done (i32.ge_u (local.get $a) (local.get $end)))
        (v128.store (local.get $a) (v128.and (v128.load (local.get $a)) (v128.load (local.get $b))))
        (local.set $a (i32.add (local.get $a) (i32.const 16)))
        (local.set $b (i32.add (local.get $b) (i32.const 16)))
        (br $next))))

  ;; Removes from $a what is in $b.
  (func (export "subtract") (param $a i32) (param $b i32) (param $length i32)
    (local $end i32)
    (local.set $end (i32.add (local.get $a) (local.get $length)))
    (block $done
      (loop $next
        (br_if $done (i32.ge_u (local.get $a) (local.get $end)))
        (v128.store (local.get $a)
          (v128.andnot (v128.load (local.get $a)) (v128.load (local.get $b))))
        (local.set $a (i32.add (local.get $a) (i32.const 16)))
        (local.set $b (i32.add (local.get $b) (i32.const 16)))
        (br $next))))

  ;; Adds $b to $a.
  (func (export "unite") (param $a i32) (param $b i32) (param $length i32)
    (local $end i32)
    (local.set $end (i32.add (local.get $a) (local.get $length)))
    (block $done
      (loop $next
        (br_if $done (i32.ge_u (local.get $a) (local.get $end)))
        (v128.store (local.get $a) (v128.or (v128.load (local.get $a)) (v128.load (local.get $b))))
        (local.set $a (i32.add (local.get $a) (i32.const 16)))
        (local.set $b (i32.add (local.get $b) (i32.const 16)))
        (br $next))))

  ;; Sets $bits to the slots whose number in $values is within the range, NaN is outside; $length is that of $bits.
  ;; A comparison of two numbers gives two lanes of 64 equal bits: of four such the halves are gathered, eight at a step.
  (func (export "selectRange")
    (param $bits i32) (param $values i32) (param $length i32) (param $least f64) (param $most f64)
    (local $from v128) (local $to v128) (local $two v128) (local $end i32)
    (local.set $from (f64x2.splat (local.get $least)))
    (local.set $to (f64x2.splat (local.get $most)))
    (local.set $end (i32.add (local.get $bits) (local.get $length)))
    (block $done
      (loop $next
        (br_if $done (i32.ge_u (local.get $bits) (local.get $end)))
        (i32.store8 (local.get $bits) (i16x8.bitmask (i16x8.narrow_i32x4_s
          (i8x16.shuffle 0 1 2 3 8 9 10 11 16 17 18 19 24 25 26 27
            (v128.and
              (f64x2.ge (local.tee $two (v128.load (local.get $values))) (local.get $from))
              (f64x2.le (local.get $two) (local.get $to)))
            (v128.and
              (f64x2.ge (local.tee $two (v128.load offset=16 (local.get $values))) (local.get $from))
              (f64x2.le (local.get $two) (local.get $to))))
          (i8x16.shuffle 0 1 2 3 8 9 10 11 16 17 18 19 24 25 26 27
            (v128.and
              (f64x2.ge (local.tee $two (v128.load offset=32 (local.get $values))) (local.get $from))
              (f64x2.le (local.get $two) (local.get $to)))
            (v128.and
              (f64x2.ge (local.tee $two (v128.load offset=48 (local.get $values))) (local.get $from))
              (f64x2.le (local.get $two) (local.get $to)))))))
        (local.set $values (i32.add (local.get $values) (i32.const 64)))
        (local.set $bits (i32.add (local.get $bits) (i32.const 1)))
        (br $next))))

  ;; Adds one to the counter of each selected slot's code. A code has 1 << $shift bytes, a counter four.
  (func (export "countCodes")
    (param $bits i32) (param $length i32) (param $codes i32) (param $shift i32) (param $counters i32)
    (local $end i32) (local $first i32) (local $slot i32) (local $code i32) (local $counter i32)
    (local $rest i64)
    (local.set $end (i32.add (local.get $bits) (local.get $length)))
    (block $done
      (loop $next
        (br_if $done (i32.ge_u (local.get $bits) (local.get $end)))
        (local.set $rest (i64.load (local.get $bits)))
        (block $empty
          (loop $more
            (br_if $empty (i64.eqz (local.get $rest)))
            (local.set $slot
              (i32.add (local.get $first) (i32.wrap_i64 (i64.ctz (local.get $rest)))))
            (local.set $code (if (result i32) (i32.eqz (local.get $shift))
              (then (i32.load8_u (i32.add (local.get $codes) (local.get $slot))))
              (else (if (result i32) (i32.eq (local.get $shift) (i32.const 1))
                (then (i32.load16_u
                  (i32.add (local.get $codes) (i32.shl (local.get $slot) (i32.const 1)))))
                (else (i32.load
                  (i32.add (local.get $codes) (i32.shl (local.get $slot) (i32.const 2)))))))))
            (local.set $counter
              (i32.add (local.get $counters) (i32.shl (local.get $code) (i32.const 2))))
            (i32.store (local.get $counter)
              (i32.add (i32.load (local.get $counter)) (i32.const 1)))
            (local.set $rest
              (i64.and (local.get $rest) (i64.sub (local.get $rest) (i64.const 1))))
            (br $more)))
        (local.set $first (i32.add (local.get $first) (i32.const 64)))
        (local.set $bits (i32.add (local.get $bits) (i32.const 8)))
        (br $next))))
)
